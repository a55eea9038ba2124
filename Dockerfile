# Luli as an image: the first stage builds the web, the last holds it and the packages that serve it. docs/operate.md runs it.
# A version and no digest: renovate.json asks for both, and no registry of images could be asked when this was written.

# What it makes runs on any processor, so it works on the builder's own.
FROM --platform=$BUILDPLATFORM node:24.21.0-bookworm-slim AS build
WORKDIR /luli
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The browser's packages are in the build. Optional packages bring another Node and a Postgres, which are here already or elsewhere.
RUN npm prune --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
WORKDIR /luli
# Nothing is written but to /tmp, and there by npm alone: the root may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ENV_FILE=off npm_config_cache=/tmp/npm npm_config_update_notifier=false
COPY --from=build /luli/node_modules node_modules
COPY --from=build /luli/dist dist
COPY package.json ./
COPY scripts scripts
COPY db db
COPY shared shared
COPY languages languages
COPY sandbox sandbox
COPY server server
USER node
EXPOSE 3000
# It says at /readyz that it stops, while it still serves; then replies get their grace. Give it more than ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=4s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
