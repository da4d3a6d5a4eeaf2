export const returnTabs = ['running', 'done'] as const
export type ReturnTab = (typeof returnTabs)[number]
