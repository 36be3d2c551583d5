import { pageFacts } from '../state/page-facts.js';
import { filled, useSpoken } from '../words/use-words.js';

/** The footer of every page: the host's contact details and privacy notice. */
export function Contact() {
  const { host: words } = useSpoken().words;
  const { name, email, phone, privacyUrl } = pageFacts.host;
  if (!email && !phone && !privacyUrl) return null;
  return (
    <footer className="contact" aria-label={words.label}>
      {(email || phone) && <p>{name ? filled(words.contact, { name: `\u2068${name}\u2069` }) : words.contactHost}</p>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
          {phone}
        </a>
      )}
      {privacyUrl && (
        <a href={privacyUrl} target="_blank" rel="noreferrer">
          {words.privacy}
        </a>
      )}
    </footer>
  );
}
