import { t } from '@lingui/core/macro';
import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

const SCHEMES = [
  ['light', t`Light`, IconSun],
  ['dark', t`Dark`, IconMoon],
  ['auto', t`Same as device`, IconDeviceDesktop],
] as const;

/** Light, dark, or the device's setting. */
export function ColorScheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [, , Current] = SCHEMES.find(([scheme]) => scheme === colorScheme)!;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t`Color scheme`}>
          <Current size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map(([scheme, name, Icon]) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setColorScheme(scheme)}
            aria-current={scheme === colorScheme}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
