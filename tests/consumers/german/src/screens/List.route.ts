import { screens } from '@millwright/pages/screens'

export const screen: typeof screens.List = {
  ...screens.List,
  view: () => import('./List.tsx').then(({ List }) => List),
}
