import {
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type ModalProps,
  Button,
  Tooltip,
  createTheme,
  rem,
} from '@mantine/core';

const brand: MantineColorsTuple = [
  '#eef1ff',
  '#e0e6ff',
  '#c5cfff',
  '#a4b4fd',
  '#8297f8',
  '#6079ee',
  '#4259d6',
  '#3548b5',
  '#2b3a91',
  '#20295f',
];

const gray: MantineColorsTuple = [
  '#f7f8fa',
  '#eff1f5',
  '#e3e6ec',
  '#d1d6df',
  '#b4bbc8',
  '#8c95a6',
  '#5d6778',
  '#454e5e',
  '#2c3340',
  '#171b24',
];

const dark: MantineColorsTuple = [
  '#e4e7ee',
  '#c6ccd8',
  '#a3abba',
  '#7c8597',
  '#454d5c',
  '#343b48',
  '#262c37',
  '#1b2029',
  '#151921',
  '#0f1218',
];

/** Type, colours and spacing of the dashboard, on a grid of 8 pixels. */
export const theme = createTheme({
  colors: { brand, gray, dark },
  primaryColor: 'brand',
  primaryShade: 6,
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: rem(12), sm: rem(13), md: rem(14), lg: rem(16), xl: rem(20) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'sm' } }),
    // By name: the code of dialogs loads with the first of them.
    Modal: { defaultProps: { centered: true, transitionProps: { duration: 120 } } satisfies Partial<ModalProps> },
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withArrow: true } }),
  },
});

/** Quiet text has a contrast of at least 4.5:1 on every surface. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#5d6778',
    '--mantine-color-placeholder': '#697386',
    '--mantine-color-error': '#b3261e',
  },
  dark: {
    '--mantine-color-body': '#151921',
    '--mantine-color-dimmed': '#a3abba',
    '--mantine-color-placeholder': '#8b94a5',
    '--mantine-color-error': '#ffb4a9',
  },
});
