/** Who acts in a request, as far as it has become known; for the log of calls. */
export type Acting = {
  userId: string | null;
  organizationId: string | null;
  /** True once a stream of events is open: how long it then lasts tells nothing of how long its caller waited. */
  isStreaming: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    acting: Acting | null;
  }
}
