/** Loaded before a process's own code (`--import`): requests to other machines fail, as without a network. */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

const unreachable = (code, host) => Object.assign(new Error(`${code} ${host}`), { code });

const { lookup } = dns;
dns.lookup = (host, ...rest) =>
  LOOPBACK.test(host) ? lookup(host, ...rest) : process.nextTick(rest.at(-1), unreachable('EAI_AGAIN', host));
const promised = dns.promises.lookup;
dns.promises.lookup = (host, options) =>
  LOOPBACK.test(host) ? promised(host, options) : Promise.reject(unreachable('EAI_AGAIN', host));
for (const method of ['resolve4', 'resolve6'])
  dns.promises.Resolver.prototype[method] = (host) => Promise.reject(unreachable('ECONNREFUSED', host));

const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [{ host, path } = {}] = Array.isArray(args[0]) ? args[0] : [args[0]];
  if (path || !host || LOOPBACK.test(host)) return connect.apply(this, args);
  process.nextTick(() => this.destroy(unreachable('ENETUNREACH', host)));
  return this;
};

syncBuiltinESMExports();
