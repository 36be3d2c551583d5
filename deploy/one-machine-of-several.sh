#!/bin/sh
# Starts one of several machines (docs/operate/deploy.md): a gateway, the four subgraphs and a worker, from the image
# `guest-screening`, on the host network with ports 4000 to 4005. Argument: the settings file shared by all machines.
set -eu
: "${ENGINE:=docker}"
settings=${1:?pass the settings file, such as settings.env}
shift

# Arguments: name, port, program, and further settings.
start() {
  name=$1 port=$2 program=$3
  shift 3
  "$ENGINE" run --detach --name "$name" --init --restart unless-stopped --stop-timeout 35 --network host \
    --read-only --tmpfs /tmp --tmpfs /data --cap-drop ALL --security-opt no-new-privileges \
    --env-file "$settings" --env PORT="$port" "$@" guest-screening node "$program"
}

start identity 4001 dist/subgraphs/serve.js --env SUBGRAPH=identity "$@"
start property 4002 dist/subgraphs/serve.js --env SUBGRAPH=property "$@"
start screening 4003 dist/subgraphs/serve.js --env SUBGRAPH=screening "$@"
start intelligence 4004 dist/subgraphs/serve.js --env SUBGRAPH=intelligence "$@"
start gateway 4000 dist/gateway/main.js "$@"
start worker 4005 dist/subgraphs/work.js "$@"
