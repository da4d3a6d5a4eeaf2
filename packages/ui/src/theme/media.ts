/** From which width on a rule holds; phones are the ground it stands on. */
export const media = { medium: 'screen and (min-width: 768px)', wide: 'screen and (min-width: 1200px)' } as const
