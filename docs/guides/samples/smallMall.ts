import { changeItem, prodInfo, searchProd, suggest } from '@millwright/api-client/calls'
import { effects } from '@millwright/api-client/effects'
import { createSmallClient } from '@millwright/api-client/small'

export const api = createSmallClient(
  { changeItem, prodInfo, searchProd, suggest },
  {
    base: 'https://api.example',
    locale: 'en',
    token: () => sessionStorage.getItem('token') ?? undefined,
    listener: effects((effect, error) => {
      if (effect.do === 'login') location.assign('/login')
      else if (effect.do === 'toast' || effect.do === 'glitch') alert(error.message)
    }),
  },
)
