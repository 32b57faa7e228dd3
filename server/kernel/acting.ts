/** Who acts in a request, as far as is known yet; for the log of calls. */
type Acting = {
  userId: string | null;
  organizationId: string | null;
  /** True once a stream of events is open: its duration then says nothing about how long the caller waited. */
  isStreaming: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    acting: Acting | null;
  }
}
