import { createLink } from '@tanstack/react-router';
import { Anchor, type AnchorProps, Button, type ButtonProps, Menu, type MenuItemProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type Own<Props> = Props & Omit<ComponentPropsWithRef<'a'>, keyof Props>;

/** A link of running text to a page of the dashboard. */
export const PageLink = createLink((props: Own<AnchorProps>) => <Anchor {...props} />);

/** A link to a page that looks like a button. */
export const LinkButton = createLink((props: Own<ButtonProps>) => <Button component="a" {...props} />);

/** A link to a page in a menu. */
export const LinkItem = createLink((props: Own<MenuItemProps>) => <Menu.Item component="a" {...props} />);
