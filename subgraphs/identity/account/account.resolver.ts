import { Arg, Args, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { Account, AccountMode } from './account.entity.js';
import { AccountInput } from './account.input.js';
import { AccountConnection, AccountPage, Billing, Company } from './account.type.js';
import { connectAccounts, isOpen, listAccounts, listChildren } from './family/find-accounts.js';
import { registerAccount } from './register-account.js';
import { updateAccount } from './update-account.js';

const SWITCH = 'If omitted, the account stays unchanged. You cannot suspend or deactivate your own account.';

@Resolver(() => Account)
export class AccountResolver {
  @RequiresRole('viewer')
  @Query(() => Account, { nullable: true, description: 'Get the account of the current API key or session.' })
  me(@Ctx() { load, viewer }: IdentityContext) {
    return load.account(viewer.accountId);
  }

  @RequiresRole('viewer')
  @Query(() => Account, { nullable: true, description: 'Get your account or an account below it, at any depth.' })
  account(@Arg('id', () => ID, { description: 'Account ID.' }) id: string, @Ctx() { load }: IdentityContext) {
    return load.account(id);
  }

  @RequiresRole('viewer')
  @Query(() => AccountPage, {
    description: 'List the accounts below yours, at any depth, oldest first, with offset paging.',
  })
  accounts(
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Ctx() context: IdentityContext,
  ) {
    return listAccounts(context, from, size);
  }

  @RequiresRole('viewer')
  @Query(() => AccountConnection, {
    description: 'List the accounts below yours, at any depth, oldest first, with cursor paging.',
  })
  accountConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('parentId', () => ID, { nullable: true, description: 'Only the accounts directly below this one.' })
    parentId: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return connectAccounts(context, parentId ?? null, page);
  }

  @Directive('@inaccessible')
  @Query(() => Boolean, {
    description:
      'Check whether an account can be used: it and all accounts above it are active and not suspended. ' +
      'Internal: gateway only.',
  })
  accountOpen(@Arg('id', () => ID, { description: 'Account ID.' }) id: string, @Ctx() { pool }: IdentityContext) {
    return isOpen(pool, id);
  }

  @RequiresRole('owner')
  @Mutation(() => Account, { description: 'Create an account below yours.' })
  registerAccount(
    @Arg('input', () => AccountInput, { description: 'The account to create.' }) input: AccountInput,
    @Arg('mode', () => AccountMode, {
      nullable: true,
      description: 'Mode of the new account. Defaults to the mode of your account.',
    })
    mode: AccountMode | null,
    @Ctx() context: IdentityContext,
  ) {
    return registerAccount(context, input, mode ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Account, { description: 'Update your account or one below it. Omitted fields keep their value.' })
  updateAccount(
    @Arg('id', () => ID, { description: 'Account ID, or `me` for your own account.' }) id: string,
    @Arg('input', () => AccountInput, { nullable: true, description: 'Fields to change.' }) input: AccountInput | null,
    @Arg('isActive', () => Boolean, {
      nullable: true,
      description: `Activate (\`true\`) or deactivate (\`false\`) the account. ${SWITCH}`,
    })
    isActive: boolean | null,
    @Arg('isSuspended', () => Boolean, {
      nullable: true,
      description: `Suspend the account (\`true\`) or lift the suspension (\`false\`). ${SWITCH}`,
    })
    isSuspended: boolean | null,
    @Ctx() context: IdentityContext,
  ) {
    const switches = { isActive: isActive ?? null, isSuspended: isSuspended ?? null };
    return updateAccount(context, { id, input: input ?? {}, ...switches });
  }

  @FieldResolver(() => Company, { nullable: true, description: 'Company details, if any are set.' })
  company(@Root() { companyName, companyEmail, companyPhone }: Account): Company | null {
    const company = { name: companyName, email: companyEmail, phone: companyPhone };
    return Object.values(company).some((value) => value !== null) ? company : null;
  }

  @FieldResolver(() => Billing, { nullable: true, description: 'Billing details; null for a top-level account.' })
  billing(@Root() { parentId }: Account): Billing | null {
    return parentId ? { parentAccount: parentId } : null;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The parent account, if the viewer can see it.' })
  parent(@Root() { parentId }: Account, @Ctx() { load }: IdentityContext) {
    return parentId ? load.account(parentId) : null;
  }

  @FieldResolver(() => [Account], {
    description: 'The first accounts directly below this one, oldest first. `accountConnection` lists all.',
  })
  children(
    @Root() { id }: Account,
    @Arg('first', () => Int, { defaultValue: 25, description: 'Number of accounts to return, 1 to 100.' })
    first: number,
    @Ctx() { load }: IdentityContext,
  ) {
    return listChildren(load, id, first);
  }
}
