import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const packed = /\.(js|mjs|css|svg|json|webmanifest)$/;
/** Smaller files gain nothing from compression. */
const leastBytes = 1024;

/** Writes a brotli (`.br`) and a gzip (`.gz`) of each file that gains by it next to the file, at maximum compression. */
export async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && packed.test(file.name))
    .map((file) => join(file.parentPath, file.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, options)),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}
