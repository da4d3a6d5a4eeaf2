import type { Area } from '@millwright/contract/account/address'
import type { Client } from '@millwright/contract/contract'
import { ADDRESS_LIMIT } from '@millwright/domain/constants'
import { addressProblems } from '@millwright/domain/account/validation'
import { isId } from '@millwright/domain/id'
import type { ActionResult, Problem } from '../../loader.ts'
import { failed, field, refused } from '../../forms.ts'

/** The levels below what was chosen in the form for a new address. */
export type Regions = { cities: Area[]; districts: Area[] }

export async function regions(api: Client, form: FormData): Promise<Regions> {
  const [provinceId, cityId] = [field(form, 'provinceId'), field(form, 'cityId')]
  const cities = isId(provinceId) ? await api.areaList({ pid: provinceId }) : []
  const districts = cities.some(({ areaId }) => areaId === cityId) ? await api.areaList({ pid: cityId }) : []
  return { cities, districts }
}

const addressKeys = { receiver: 'receiver', mobile: 'mobile', area: 'areaId', addr: 'addr' } as const

/** Keeps the new address of an order form, and says its id where the mall tells it. */
export async function saveAddress(
  api: Client,
  form: FormData,
): Promise<{ addrId?: string } | (ActionResult<Regions> & { done: false })> {
  const data = await regions(api, form)
  const [receiver, mobile, addr] = [field(form, 'receiver'), field(form, 'mobile'), field(form, 'addr')]
  const district = data.districts.find(({ areaId }) => areaId === field(form, 'areaId'))
  const problems = addressProblems({ receiver, mobile, areaId: district?.areaId ?? '', addr })
  if (!district || problems.length) {
    const fields = Object.fromEntries(
      problems.map((problem): [string, Problem] => [addressKeys[problem], { key: 'incomplete' }]),
    )
    return { ...failed(form, { key: 'incomplete' }, fields), data }
  }
  const kept = await api.addressList()
  if (kept.length >= ADDRESS_LIMIT)
    return { ...failed(form, { key: 'addressLimit', values: { limit: ADDRESS_LIMIT } }), data }
  const [provinceId, cityId, { areaId }] = [field(form, 'provinceId'), field(form, 'cityId'), district]
  let added: unknown
  try {
    added = await api.addAddress({
      receiver,
      mobile,
      provinceId,
      cityId,
      areaId,
      addr,
      commonAddr: field(form, 'commonAddr') ? 1 : 0,
    })
  } catch (error) {
    return { ...failed(form, refused(error, { A00010: 'incomplete' }).problem), data }
  }
  const addrId =
    typeof added === 'string' && isId(added)
      ? added
      : await newest(
          api,
          kept.map((one) => one.addrId),
        )
  return addrId === undefined ? {} : { addrId }
}

/** Some editions do not say the id of what they added: it is the one that was not there before. */
async function newest(api: Client, before: readonly string[]): Promise<string | undefined> {
  return (await api.addressList()).find(({ addrId }) => !before.includes(addrId))?.addrId
}
