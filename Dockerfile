# syntax=docker/dockerfile:1

# The app and the bank, as BRAND and the BANK_ and LOAN_ variables say (README, "Pointing it at a real bank").
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY sandbox/package.json sandbox/
RUN npm ci
COPY . .
ARG BRAND=""
ARG BANK_CHANNEL_APP_ID=""
ARG BANK_IS_SANDBOX=""
ARG BANK_PRODUCTION_HOSTS=""
RUN npm run build:h5 \
  && npm run build:bank \
  && mkdir out \
  && mv "dist/${BRAND:+$BRAND/}h5" "dist/${BRAND:+$BRAND/}bank" out/

# What the bank needs to run, and nothing that builds or tests it.
FROM node:24-bookworm-slim AS packages
WORKDIR /bank
COPY package.json package-lock.json .npmrc ./
COPY sandbox/package.json sandbox/
RUN npm ci --omit=dev --omit=optional --workspace sandbox

FROM node:24-bookworm-slim
WORKDIR /bank
COPY --from=packages /bank ./
COPY --from=build /build/out dist/
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  SANDBOX_CONSOLE=off \
  LOG_LEVEL=info
USER node
EXPOSE 8080
# The first start of an empty database fills it, which takes a minute or two.
HEALTHCHECK --interval=10s --timeout=5s --start-period=3m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/bank/main.js"]
