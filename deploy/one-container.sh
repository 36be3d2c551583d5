#!/bin/sh
# Runs the whole service in one container with its own PostgreSQL. Data, keys and images are in one volume.
#
#   docker build --target alone -t guest-screening:alone . && deploy/one-container.sh
#   docker logs guest-screening          the first API key and the link that creates the owner
#
# Arguments are passed to `docker run`: -e SMTP_URL=… -e MAIL_FROM=…, or --env-file FILE.
# Environment: ENGINE (docker; podman works too), NAME, VOLUME, PORT on this machine, PUBLIC_URL of the service.
set -eu
: "${ENGINE:=docker}" "${NAME:=guest-screening}" "${VOLUME:=guest-screening}" "${PORT:=4000}"
exec "$ENGINE" run --detach --name "$NAME" --init --restart unless-stopped --stop-timeout 35 \
  --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges \
  --publish "127.0.0.1:$PORT:4000" --volume "$VOLUME:/data" \
  --env PUBLIC_URL="${PUBLIC_URL:-http://127.0.0.1:$PORT}" \
  "$@" guest-screening:alone
