/** Who acts in a request, as far as it has become known; for the log of calls. */
export type Acting = { userId: string | null; organizationId: string | null };

declare module "fastify" {
  interface FastifyRequest {
    acting: Acting | null;
  }
}
