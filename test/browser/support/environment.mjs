/**
 * Jest's environment for tests in Chromium: adds what the open pages show to the error of a failed test.
 */
import ServiceEnvironment from '../../support/host/environment.mjs';

const MAX_CHARACTERS = 800;

async function shown(page) {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2_000 })
    .catch((error) => String(error.message));
  // The path of a portal is its credential.
  return `${new URL(page.url()).hash || '(no fragment)'}: ${text.replace(/\s+/g, ' ').slice(0, MAX_CHARACTERS)}`;
}

export default class BrowserEnvironment extends ServiceEnvironment {
  async setup() {
    await super.setup();
    this.global.openPages = new Set();
  }

  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || !error?.stack) return;
    const pages = await Promise.all([...this.global.openPages].map(shown));
    const told = pages.map((page) => `\nThe page showed ${page}`).join('');
    error.stack = `${error.stack}${told}`;
  }
}
