import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { ModelsContext } from '../models-context.js';
import { FraudAnalysisInput } from './analysis.input.js';
import { FraudAnalysis } from './analysis.type.js';
import { analyzeTransaction } from './analyze-transaction.js';

@Resolver(() => FraudAnalysis)
export class TransactionResolver {
  @RequiresRole('manager')
  @Mutation(() => FraudAnalysis, {
    description:
      'Estimate the fraud probability of a payment from its email address, phone number, IP address and ' +
      'billing address.',
  })
  analyzeFraud(
    @Arg('input', () => FraudAnalysisInput, { description: 'Customer details.' }) input: FraudAnalysisInput,
    @Ctx() context: ModelsContext,
  ) {
    return analyzeTransaction(context, input);
  }
}
