import { ObjectType } from 'type-graphql';
import type { GuestSignalsInput } from './guest-signals-input.type.js';

@ObjectType({
  description: 'The answers on everything that a guest has given. Only what is selected is looked up, each for itself.',
})
export class GuestSignals {
  given!: GuestSignalsInput;
}
