import type { Provider } from '../../providers/provider.js';
import { unknown } from '../../answer/answer.js';
import type { DomainQuestion } from '../question.js';
import type { WhoisFacts } from '../whois/whois-answer.type.js';
import { callJson } from '../../providers/http/call-json.js';
import { saidNow } from '../../providers/http/side.js';
import { rdapServers } from './rdap-bootstrap.js';
import { RdapDomain, rdapRecord } from './rdap-record.js';

const NAME = 'rdap';

interface Settings {
  /** IANA's registry or an alternative: an http, https or file URL set by the operator. */
  url: string;
  /** Whether its servers may have private addresses. */
  allowPrivate: boolean;
}

/** RDAP (RFC 9082, 9083) at the registry of the top-level domain. 404 means that the domain is not registered. */
export function rdapDomain({ url, allowPrivate }: Settings): Provider<DomainQuestion, WhoisFacts> {
  const serverOf = rdapServers(NAME, url);
  return {
    name: NAME,
    async ask({ domain }, signal) {
      const server = await serverOf(domain.slice(domain.lastIndexOf('.') + 1), signal);
      if (!server) return unknown('no_rdap_server_for_ending');
      const said = await callJson(RdapDomain, {
        name: NAME,
        signal,
        allowPrivate,
        absent: [404],
        headers: { accept: 'application/rdap+json' },
        url: `${server}domain/${domain}`,
      });
      const host = new URL(server).hostname;
      if (!said) return saidNow(host, { records: [] });
      const record = rdapRecord(said);
      const data = { ...record, domainName: record.domainName ?? domain };
      return saidNow(host, { records: [{ server: host, data }] });
    },
  };
}
