import { describe, expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { buildContract, buildStructure } from "#server/db/seed/builders.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { activeContract, castOfBody, termIn } from "./testing.ts";

const world = worldOfFile();

describe("the list", () => {
  test("is filtered by structure, type, state and ending, and searched by person and number", async () => {
    const cast = await castOfBody(world);
    const { organizationId, clerk, structureId } = cast;
    const { id: ending } = await activeContract(world, cast, { endDate: "2026-04-10" });
    const other = await buildContract(world.owner, {
      organization_id: organizationId,
      number: "ΜΟΝ-7",
    });
    const found = async (query: object) => {
      const { items, total } = await world.call(
        contracts.getAll,
        { organizationId, ...query },
        clerk,
      );
      expect(items).toHaveLength(total);
      return items.map((item) => item.id).toSorted();
    };
    const both = [ending, other.id].toSorted();
    expect(await found({})).toEqual(both);
    expect(await found({ structureId })).toEqual([ending]);
    expect(await found({ employmentType: 3 })).toEqual([other.id]);
    expect(await found({ state: "draft" })).toEqual([]);
    expect(await found({ endingWithinDays: 30 })).toEqual([ending]);
    expect(await found({ endingWithinDays: 10 })).toEqual([]);
    expect(await found({ employeeId: cast.employeeId })).toEqual([ending]);
    expect(await found({ search: "μον-7" })).toEqual([other.id]);
    expect(await found({ search: "παραδειγματοσ" })).toEqual(both);
  });

  test("shows where each contract is today, and is exported as a file", async () => {
    const cast = await castOfBody(world);
    const { organizationId, id, version } = await activeContract(world, cast);
    const moved = await buildStructure(world.owner, {
      organization_id: organizationId,
      title: "Νέα Δομή",
    });
    const term = { organizationId, id, ...termIn(cast) };
    const later = await world.call(
      contracts.addTerm,
      { ...term, version, validFrom: "2026-06-01" },
      cast.clerk,
    );
    await world.call(
      contracts.addTerm,
      { ...term, version: later.version, structureId: moved.id, validFrom: "2026-04-01" },
      cast.clerk,
    );
    const structureNow = async () => {
      const { items } = await world.call(contracts.getAll, { organizationId }, cast.clerk);
      return items[0]?.structureId;
    };
    expect(await structureNow()).toBe(cast.structureId);
    world.setNow(new Date("2026-04-01T09:00:00Z"));
    expect(await structureNow()).toBe(moved.id);
    const file = await world.call(
      contracts.export,
      { organizationId, format: "csv", state: "active" },
      cast.clerk,
    );
    world.setNow(new Date("2026-03-18T09:00:00Z"));
    expect(file.bytes.toString("utf8").split("\n")[1]).toMatch(
      /^C-1\/2026;Παραδείγματος;Άννα;\d{9};ΙΔΟΧ;;Νέα Δομή;01\/01\/2026;31\/12\/2026;Ενεργή$/,
    );
  });
});
