import type { Browser, Page } from 'playwright-core';
import { type Visitor, openVisitor } from './chromium.js';

/** A user who signed in with the form and is on the review page. */
export async function signedInAs(
  browser: Browser,
  url: string,
  [email, password]: [string, string],
  width = 1280,
): Promise<Visitor> {
  const visitor = await openVisitor(browser, url, 'en-GB', width);
  const { page } = visitor;
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Review', level: 1 }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
  return visitor;
}

/** Opens a page of the dashboard and waits until all of its data is loaded. */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/dashboard#/${path}`);
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}
