/** Drawings of homes, made for this project's demo. Each fills a view box of 60 by 40. */

interface Grid {
  at: [x: number, y: number];
  columns: number;
  rows: number;
  size: [width: number, height: number];
  step: [x: number, y: number];
  fill: string;
}

/** Windows in rows, as one path. */
function windows({ at: [x, y], columns, rows, size: [width, height], step, fill }: Grid): string {
  const panes = Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    return `M${x + column * step[0]} ${y + row * step[1]}h${width}v${height}h-${width}z`;
  });
  return shape(fill, panes.join(''));
}

const shape = (fill: string, path: string) => `<path fill="${fill}" d="${path}"/>`;
const disc = (fill: string, x: number, y: number, radius: number) =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;
const sky = (fill: string) => shape(fill, 'M0 0h60v40H0z');
const pine = (x: number, base: number, height: number, fill: string) =>
  shape(fill, `M${x} ${base - height}l${height * 0.34} ${height}h-${height * 0.68}z`);

const HOMES: Readonly<Record<string, readonly string[]>> = {
  harbor: [
    sky('#cfe6f2'),
    disc('#fff3d1', 47, 9, 4),
    shape('#4f8fb0', 'M0 29h60v11H0z'),
    shape('#b9a68b', 'M0 27h38v6H0z'),
    shape('#a4553f', 'M6 9h26v18H6z'),
    shape('#8b4432', 'M6 9h26v2H6z'),
    windows({ at: [9, 13], columns: 4, rows: 2, size: [3.6, 4], step: [5.6, 7], fill: '#f6e3bf' }),
    shape('#f7f9fb', 'M43 31h12l-2.4 4h-7.6z'),
    shape('#e9eef2', 'M49 17v13h-5zM50 20l4 10h-4z'),
    shape('#6ba4c1', 'M2 36h9v1H2zM24 37h11v1H24zM44 38h12v.8H44z'),
  ],
  cabin: [
    sky('#dcebf5'),
    shape('#9fb6c9', 'M0 27 14 10l9 10 9-13 28 20z'),
    shape('#f7fafc', 'm14 10 3.2 3.6-3.4 1.2-2.6-1.6zM32 7l4 4.6-3.8 1.6-2.6-2.4z'),
    shape('#6f9468', 'M0 27h60v13H0z'),
    pine(7, 30, 15, '#2f5d46'),
    pine(14, 31, 11, '#3d6f54'),
    pine(52, 30, 17, '#2f5d46'),
    pine(46, 31, 11, '#3d6f54'),
    shape('#8a5a3c', 'M21 32v-9l9-8.5 9 8.5v9z'),
    shape('#5f3c27', 'M18 24 30 12l12 12-1.6 1.4L30 15 19.6 25.4z'),
    windows({ at: [23.5, 25.5], columns: 2, rows: 1, size: [3.2, 3.2], step: [9.8, 1], fill: '#ffdf94' }),
    shape('#4a2f1f', 'M28.6 26h3v6h-3z'),
    shape('#d9cfb6', 'M28 32h4l5 8H24z'),
  ],
  mesa: [
    sky('#fbe0c3'),
    disc('#f7b267', 14, 11, 5),
    shape('#d98a5f', 'M0 25V17h9l2-4h10l2 5h7v7zM40 25l3-9h12l2 4h3v5z'),
    shape('#e3c08f', 'M0 25h60v15H0z'),
    shape('#d29a72', 'M15 21h15v12H15z'),
    shape('#dba983', 'M28 17h17v16H28z'),
    shape('#a8714f', 'M15 23h2v1h-2zM18.5 23h2v1h-2zM30 19h2v1h-2zM33.5 19h2v1h-2zM37 19h2v1h-2zM40.5 19h2v1h-2z'),
    windows({ at: [31, 23], columns: 2, rows: 1, size: [3.6, 3.6], step: [7.4, 1], fill: '#5b7f8f' }),
    shape('#5d8aa0', 'M20 26h4v7h-4z'),
    shape('#6a8f5f', 'M51 24h2v10h-2zM48.5 27h1.5v3h1.5v1.4h-3zM54 26h1.5v4.4H52.5V29H54z'),
  ],
  bay: [
    sky('#d9e7f0'),
    shape('#b3453a', 'M0 21h60v1.2H0zM9 8h1.6v18H9zM45 8h1.6v18H45z'),
    shape('#b3453a', 'M9.8 8Q27 26 45.8 8l.4.8Q27 27.4 9.4 8.8z'),
    shape('#7ba6bd', 'M0 25h60v6H0z'),
    shape('#b8b3a7', 'M0 31h60v9H0z'),
    shape('#e7d7b7', 'M12 19h11v16H12zM12 19l5.5-5 5.5 5z'),
    shape('#9fbfae', 'M24 17h12v18H24zM24 17l6-6 6 6z'),
    shape('#d7a7a0', 'M37 19h11v16H37zM37 19l5.5-5 5.5 5z'),
    windows({ at: [14, 22], columns: 2, rows: 2, size: [2.4, 3.6], step: [4.4, 6], fill: '#5d7486' }),
    windows({ at: [26, 20], columns: 2, rows: 2, size: [2.8, 4], step: [5, 6.4], fill: '#4d6a62' }),
    windows({ at: [39, 22], columns: 2, rows: 2, size: [2.4, 3.6], step: [4.4, 6], fill: '#6b5560' }),
  ],
  seine: [
    sky('#e4ebf3'),
    shape('#c6b8a2', 'M0 13h12v21H0zM48 14h12v20H48z'),
    shape('#7f8c9c', 'M0 9h10l2 4H0zM50 10h10v4H48z'),
    shape('#efe4cf', 'M12 14h36v20H12z'),
    shape('#6f7d8e', 'M15 6h30l3 8H12z'),
    windows({ at: [17, 8.5], columns: 5, rows: 1, size: [2.6, 4], step: [5.8, 1], fill: '#d7dfe8' }),
    windows({ at: [15.5, 17], columns: 6, rows: 2, size: [2.8, 5], step: [5.2, 7.5], fill: '#5f7183' }),
    shape('#3f4a56', 'M14.5 22h31v.7h-31zM14.5 29.5h31v.7h-31z'),
    shape('#a9b8a0', 'M0 34h60v6H0z'),
    disc('#7f9c74', 5, 30, 4.5),
    disc('#7f9c74', 55, 30, 4.5),
  ],
  villa: [
    sky('#cdeaf4'),
    disc('#fff0c2', 50, 8, 4),
    shape('#3f97b5', 'M0 20h60v9H0z'),
    shape('#cbb98f', 'M0 29q14-5 30-3t30-2v16H0z'),
    shape('#fbfaf5', 'M17 19h24v12H17z'),
    shape('#f1ede2', 'M35 15h13v16H35z'),
    shape('#c9694a', 'M15.5 19 19 16h16v3zM33.5 15l3-3.4h10l3 3.4z'),
    windows({ at: [20, 22], columns: 3, rows: 1, size: [2.8, 4.4], step: [5, 1], fill: '#4f8ba3' }),
    windows({ at: [38, 18], columns: 2, rows: 2, size: [2.6, 3.4], step: [4.6, 6], fill: '#4f8ba3' }),
    shape('#6cc3d5', 'M13 33h20l3 4H10z'),
    shape('#6f5a44', 'M7.4 20h1.2v11H7.4z'),
    `<ellipse fill="#4d7a57" cx="8" cy="18" rx="6.5" ry="3"/>`,
  ],
  kiez: [
    sky('#dfe6ee'),
    shape('#c9a36b', 'M0 11h14v23H0z'),
    shape('#b9695a', 'M14 8h16v26H14z'),
    shape('#8fa79a', 'M30 10h15v24H30z'),
    shape('#d7c6a5', 'M45 7h15v27H45z'),
    shape('#5b4a45', 'M0 9.5h14V11H0zM14 6.5h16V8H14zM30 8.5h15V10H30zM45 5.5h15V7H45z'),
    windows({ at: [2, 14], columns: 3, rows: 3, size: [2.2, 3.6], step: [3.9, 6], fill: '#f5ecd6' }),
    windows({ at: [16, 11], columns: 3, rows: 3, size: [2.6, 4], step: [4.6, 6.4], fill: '#f5e6dd' }),
    windows({ at: [32, 13], columns: 3, rows: 3, size: [2.4, 3.6], step: [4.3, 6], fill: '#eef3ef' }),
    windows({ at: [47, 10], columns: 3, rows: 3, size: [2.4, 4], step: [4.3, 6.6], fill: '#7a8794' }),
    shape('#9aa1a8', 'M0 34h60v6H0z'),
    disc('#6f9468', 8, 30, 3.6),
    disc('#6f9468', 40, 30.5, 3.6),
  ],
  garden: [
    sky('#dff0f3'),
    disc('#fff3d1', 10, 8, 3.6),
    shape('#8db884', 'M0 24q15-6 30-3t30-1v20H0z'),
    shape('#f4efe3', 'M20 17h22v14H20z'),
    shape('#a25742', 'M17 18 31 8l14 10z'),
    windows({ at: [23, 20], columns: 3, rows: 1, size: [3, 3.6], step: [6.5, 1], fill: '#6d93a8' }),
    shape('#6b4b39', 'M29 25h4v6h-4z'),
    shape('#6f5a44', 'M9.4 22h1.4v10H9.4z'),
    disc('#5c8c5b', 10, 20, 6),
    shape('#78b3c9', 'M60 33q-14-3-26 1T12 40h48z'),
    disc('#e58f8f', 47, 30, 1.1),
    disc('#f2c46d', 50, 31, 1.1),
    disc('#e58f8f', 16, 34, 1.1),
    disc('#f2c46d', 13, 35.5, 1.1),
  ],
  terrace: [
    sky('#fdebd2'),
    disc('#f9c784', 45, 11, 5),
    shape('#8fb7c9', 'M0 18h60v6H0z'),
    shape('#e0b58c', 'M0 21h13v19H0zM47 22h13v18H47z'),
    shape('#c8664b', 'M0 18.5h13V21H0zM47 19.5h13V22H47z'),
    shape('#f2cf63', 'M11 15h25v25H11z'),
    shape('#c8664b', 'M9.5 15 13 11.5h21L37.5 15z'),
    windows({ at: [14, 18], columns: 3, rows: 2, size: [3.4, 5.4], step: [7.8, 9], fill: '#fdf7e6' }),
    windows({ at: [14.6, 18.6], columns: 3, rows: 2, size: [2.2, 4.2], step: [7.8, 9], fill: '#4f7d8e' }),
    shape('#f7f3ea', 'M34 28h18v12H34z'),
    shape('#b7785b', 'M33 27h20v1.4H33z'),
    shape('#6a8f5f', 'M37 24h3v3h-3zM46 23h3v4h-3z'),
    windows({ at: [37, 31], columns: 2, rows: 1, size: [4, 6], step: [7.5, 1], fill: '#4f7d8e' }),
  ],
};

/** The drawing behind a name under `/pictures/`, such as `home-harbor.svg`; null for another name. */
export const drawnHome = (name: string): string | null => {
  const home = /^home-([a-z]+)\.svg$/.exec(name)?.[1] ?? '';
  if (!Object.hasOwn(HOMES, home)) return null;
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 60 40" role="img">';
  return `${start}<title>A drawn home</title>${HOMES[home]!.join('')}</svg>`;
};
