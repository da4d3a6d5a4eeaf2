/**
 * Returns the condition that a row of `order_list` belongs to an owner, given the owner's parameter. Every query has it,
 * so that lists can later belong to a company.
 */
export const ownedBy = (owner: '$1', row = 'l'): string => `${row}.user_id = ${owner}::bigint`
