# Client and server are built once; what runs is Node, the packages of the server, and the source for commands. The database is a server of its
# own (compose.yaml); for a trial in one container leave DATABASE_URL out and keep /data on a volume.
FROM node:24-bookworm-slim AS build
WORKDIR /paron
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node bin/build-client.ts && node bin/build-server.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /paron
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY tsconfig.base.json tsconfig.json ./
COPY domain ./domain
COPY texts ./texts
COPY api ./api
COPY server ./server
COPY bin ./bin
COPY --from=build /paron/dist ./dist
COPY --from=build /paron/built ./built
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "built/main.js"]
