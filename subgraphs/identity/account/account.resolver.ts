import { Arg, Ctx, Directive, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { Account, AccountMode } from './account.entity.js';
import { AccountInput } from './account.input.js';
import { AccountPage, Billing, Company } from './account.type.js';
import { isOpen, listAccounts, listChildren } from './family/find-accounts.js';
import { registerAccount } from './register-account.js';
import { updateAccount } from './update-account.js';

const SWITCH = 'absent leaves it. Nobody turns itself off.';

@Resolver(() => Account)
export class AccountResolver {
  @RequiresRole('viewer')
  @Query(() => Account, { nullable: true, description: 'The account of the key in use.' })
  me(@Ctx() { load, viewer }: IdentityContext) {
    return load.account(viewer.accountId);
  }

  @RequiresRole('viewer')
  @Query(() => Account, { nullable: true, description: 'The own account or one below it, however deep.' })
  account(
    @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
    @Ctx() { load }: IdentityContext,
  ) {
    return load.account(id);
  }

  @RequiresRole('viewer')
  @Query(() => AccountPage, {
    description: 'All accounts below the own one, children and theirs at any depth, the oldest first.',
  })
  accounts(
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to give, at most 100.' }) size: number,
    @Ctx() context: IdentityContext,
  ) {
    return listAccounts(context, from, size);
  }

  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Whether an account may be used. Asked by the gateway only.' })
  accountOpen(
    @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
    @Ctx() { pool }: IdentityContext,
  ) {
    return isOpen(pool, id);
  }

  @RequiresRole('owner')
  @Mutation(() => Account, { description: 'Makes an account below the own one.' })
  registerAccount(
    @Arg('input', () => AccountInput, { description: 'The account.' }) input: AccountInput,
    @Arg('mode', () => AccountMode, { nullable: true, description: "The own account's mode unless given." })
    mode: AccountMode | null,
    @Ctx() context: IdentityContext,
  ) {
    return registerAccount(context, input, mode ?? null);
  }

  @RequiresRole('owner')
  @Mutation(() => Account, { description: 'Changes the own account or one below it; members that are absent stay.' })
  updateAccount(
    @Arg('id', () => ID, { description: 'Identifier of the account, or `me`.' }) id: string,
    @Arg('input', () => AccountInput, { nullable: true, description: 'What changes.' }) input: AccountInput | null,
    @Arg('isActive', () => Boolean, { nullable: true, description: `Enables or disables it; ${SWITCH}` })
    isActive: boolean | null,
    @Arg('isSuspended', () => Boolean, { nullable: true, description: `Suspends it or lets it in again; ${SWITCH}` })
    isSuspended: boolean | null,
    @Ctx() context: IdentityContext,
  ) {
    const switches = { isActive: isActive ?? null, isSuspended: isSuspended ?? null };
    return updateAccount(context, { id, input: input ?? {}, ...switches });
  }

  @FieldResolver(() => Company, { nullable: true, description: 'The company, where anything is known of it.' })
  company(@Root() { companyName, companyEmail, companyPhone }: Account): Company | null {
    const company = { name: companyName, email: companyEmail, phone: companyPhone };
    return Object.values(company).some((value) => value !== null) ? company : null;
  }

  @FieldResolver(() => Billing, { nullable: true, description: 'Who pays; null for an account with none above it.' })
  billing(@Root() { parentId }: Account): Billing | null {
    return parentId ? { parentAccount: parentId } : null;
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account above, where the viewer may see it.' })
  parent(@Root() { parentId }: Account, @Ctx() { load }: IdentityContext) {
    return parentId ? load.account(parentId) : null;
  }

  @FieldResolver(() => [Account], { description: 'The accounts right below it, the oldest first.' })
  children(
    @Root() { id }: Account,
    @Arg('first', () => Int, { defaultValue: 25, description: 'How many to give, 1 to 100.' }) first: number,
    @Ctx() { load }: IdentityContext,
  ) {
    return listChildren(load, id, first);
  }
}
