/**
 * Buttons that make or use a passkey. Each stands in a form whose `data-options` is the path that gives the browser's
 * options; the form is sent with the answer in its hidden field `value`.
 */
const form = document.querySelector('form[data-options]');
const told = document.querySelector('[data-passkey-problem]');

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.codePointAt(0));

const textOf = (buffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(buffer)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const listed = (credentials) => credentials?.map((one) => ({ ...one, id: bytesOf(one.id) }));

async function make(options) {
  const { challenge, user, excludeCredentials } = options;
  const given = { challenge: bytesOf(challenge), user: { ...user, id: bytesOf(user.id) } };
  const publicKey = { ...options, ...given, excludeCredentials: listed(excludeCredentials) };
  const made = await navigator.credentials.create({ publicKey });
  const { attestationObject, clientDataJSON } = made.response;
  return answerOf(made, {
    attestationObject: textOf(attestationObject),
    clientDataJSON: textOf(clientDataJSON),
    transports: made.response.getTransports?.() ?? [],
  });
}

async function use(options) {
  const { challenge, allowCredentials } = options;
  const publicKey = { ...options, challenge: bytesOf(challenge), allowCredentials: listed(allowCredentials) };
  const used = await navigator.credentials.get({ publicKey });
  const { authenticatorData, clientDataJSON, signature, userHandle } = used.response;
  return answerOf(used, {
    authenticatorData: textOf(authenticatorData),
    clientDataJSON: textOf(clientDataJSON),
    signature: textOf(signature),
    ...(userHandle && { userHandle: textOf(userHandle) }),
  });
}

const answerOf = ({ id, type }, response) => ({ id, rawId: id, type, response, clientExtensionResults: {} });

async function send() {
  const body = new URLSearchParams({ form: form.elements.form.value });
  const asked = await fetch(form.dataset.options, { method: 'POST', body });
  if (!asked.ok) throw new Error('No options.');
  const options = await asked.json();
  form.elements.value.value = JSON.stringify(await (options.user ? make(options) : use(options)));
  HTMLFormElement.prototype.submit.call(form);
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  told.hidden = true;
  send().catch(() => {
    told.hidden = false;
  });
});
