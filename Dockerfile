# Luli as an image: one stage builds the web, one fetches the packages that serve it, the last holds both. docs/operate.md runs it.
# A version and no digest: renovate.json asks for both, and no registry of images could be asked when this was written.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /luli
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /luli
COPY package.json package-lock.json .npmrc ./
# What is optional brings another Node and a Postgres, which are here already or elsewhere.
RUN npm ci --omit=dev --omit=optional

FROM node:24.21.0-bookworm-slim
WORKDIR /luli
# Nothing is written but to /tmp, and there by npm alone: the root may be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ENV_FILE=off npm_config_cache=/tmp/npm npm_config_update_notifier=false
COPY --from=packages /luli/node_modules node_modules
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
