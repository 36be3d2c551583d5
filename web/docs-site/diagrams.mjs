import { renderMermaidSVG } from 'beautiful-mermaid';

const LOOKS = {
  light: { bg: '#ffffff', fg: '#171b24', accent: '#4259d6' },
  dark: { bg: '#1b1b1f', fg: '#e4e7ee', accent: '#a4b4fd' },
};

/** As a picture in the page: neither a font nor anything else is loaded from elsewhere. */
function pictureOf(source, look) {
  const svg = renderMermaidSVG(source, LOOKS[look]).replaceAll(/@import url\([^)]*\);/g, '');
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Draws Mermaid blocks as pictures, one for light and one for dark pages; the source is their alternative text. */
export function drawDiagrams(md) {
  const fence = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, at, ...rest) => {
    const { info, content } = tokens[at];
    if (info.trim() !== 'mermaid') return fence(tokens, at, ...rest);
    const text = md.utils.escapeHtml(`Diagram: ${content.trim().replaceAll(/\s+/g, ' ')}`);
    const images = Object.keys(LOOKS).map(
      (look) => `<img class="diagram-${look}" alt="${text}" src="${pictureOf(content, look)}">`,
    );
    return `<p v-pre class="diagram">${images.join('')}</p>`;
  };
}
