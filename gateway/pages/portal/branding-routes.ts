import type { GraphQLDataSource } from '@apollo/gateway';
import express, { type RequestHandler, type Router } from 'express';
import { askSubgraph } from '../../supergraph/ask-subgraph.js';
import { type Html, html } from '#web/pages/html.js';
import { type BrandColours, brandColours } from './brand-colours.js';

export interface Branding {
  name: string | null;
  color: string | null;
  /** A `data:` URL. */
  logo: string | null;
  email: string | null;
  phone: string | null;
  privacyUrl: string | null;
}

const BRANDING = /* GraphQL */ `
  query BrandingOf($id: ID!) {
    brandingOf(id: $id) {
      name
      color
      logo
      email
      phone
      privacyUrl
    }
  }
`;

/** The host's branding that guests see; null: none. */
export async function askBranding(identity: GraphQLDataSource, id: string): Promise<Branding | null> {
  return (await askSubgraph<{ brandingOf: Branding | null }>(identity, BRANDING, { id })).brandingOf;
}

/** The header of a guest page and the style sheet with the host's colour. */
export function brandOf(
  accountId: string,
  branding: Branding | null,
  label: string,
): { head: Html; style: string } | undefined {
  if (!branding?.name && !branding?.logo && !branding?.color) return undefined;
  const { name, logo } = branding;
  if (!name && !logo) return { head: html``, style: `/branding/${accountId}/style.css` };
  const head = html`<section class="brand" aria-label="${label}">
    ${logo && html`<img src="/branding/${accountId}/logo" alt="${name ? '' : label}" />`}
    ${name && html`<span>${name}</span>`}
  </section>`;
  return { head, style: `/branding/${accountId}/style.css` };
}

/** `/branding/{account}`: the logo and a style sheet, because the content security policy allows no inline styles. */
export function brandingRoutes(identity: GraphQLDataSource): Router {
  const serve =
    (path: 'logo' | 'style'): RequestHandler<{ account: string }> =>
    async (request, response, next) => {
      const branding = await askBranding(identity, request.params.account);
      response.set('Cache-Control', 'public, max-age=300');
      if (branding && path === 'style') return void response.type('css').send(styleOf(branding));
      const [, type, base64] = /^data:([\w/]+);base64,(.+)$/.exec(branding?.logo ?? '') ?? [];
      if (!type || !base64 || path === 'style') return next();
      response.type(type).send(Buffer.from(base64, 'base64'));
    };
  const router = express.Router();
  router.get('/branding/:account/logo', serve('logo'));
  router.get('/branding/:account/style.css', serve('style'));
  return router;
}

const coloursOf = ({ accent, fill, onFill }: BrandColours) =>
  `:root { --accent: ${accent}; --fill: ${fill}; --on-fill: ${onFill}; }`;

/** The host's colour, in variables of the portal's style sheet. */
function styleOf({ color }: Branding): string {
  if (!color) return '';
  const { light, dark } = brandColours(color);
  return `${coloursOf(light)}\n@media (prefers-color-scheme: dark) { ${coloursOf(dark)} }\n`;
}
