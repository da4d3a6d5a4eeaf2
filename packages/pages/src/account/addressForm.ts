import type { Client, InputOf } from '@millwright/contract/contract'
import type { Area, AreaTree } from '@millwright/contract/account/address'
import { regionNames } from '@millwright/domain/account/pastedAddress/regionNames'
import type { Region } from '@millwright/domain/account/pastedAddress/regionNames'
import { PASTED_LIMIT, readAddress } from '@millwright/domain/account/readAddress'
import { addressProblems } from '@millwright/domain/account/validation'
import { isId } from '@millwright/domain/id'
import type { ActionResult, Problem } from '../loader.ts'
import { failed, field, typedFields } from '../forms.ts'

/** The regions below the selected province and city. */
export type Regions = { cities: Area[]; districts: Area[] }

/** The rest of a pasted text: the fields to check and the parts that fit no field. */
export type PastedLeft = { doubts: Readonly<Record<string, true>>; leftOver: readonly string[] }

export type AddressFormData = Regions & { pasted?: PastedLeft }

/** Returns the regions below the selected ones. */
export async function regionsOf(
  api: Pick<Client, 'areaList'>,
  { provinceId, cityId }: { provinceId: string; cityId: string },
): Promise<Regions> {
  const cities = isId(provinceId) ? await api.areaList({ pid: provinceId }) : []
  const districts = cities.some(({ areaId }) => areaId === cityId) ? await api.areaList({ pid: cityId }) : []
  return { cities, districts }
}

export function chosenRegions(form: FormData) {
  return { provinceId: field(form, 'provinceId'), cityId: field(form, 'cityId') }
}

const fieldOf = { receiver: 'receiver', mobile: 'mobile', area: 'areaId', addr: 'addr' } as const

/**
 * Returns the typed address, or the problem of every invalid field; in both cases with the regions below the selected
 * ones.
 */
export async function readAddressForm(
  api: Pick<Client, 'areaList'>,
  form: FormData,
): Promise<{ data: Regions; address: InputOf<'addAddress'> } | { data: Regions; refused: ActionResult<Regions> }> {
  const { provinceId, cityId } = chosenRegions(form)
  const data = await regionsOf(api, { provinceId, cityId })
  const [receiver, mobile, addr] = [field(form, 'receiver'), field(form, 'mobile'), field(form, 'addr')]
  const district = data.districts.find(({ areaId }) => areaId === field(form, 'areaId'))
  const problems = addressProblems({ receiver, mobile, areaId: district?.areaId ?? '', addr })
  if (!district || problems.length) {
    const fields = Object.fromEntries(
      problems.map((problem): [string, Problem] => [fieldOf[problem], { key: 'incomplete' }]),
    )
    return { data, refused: { ...failed(form, { key: 'incomplete' }, fields), data } }
  }
  const commonAddr = field(form, 'commonAddr') ? 1 : 0
  return { data, address: { receiver, mobile, provinceId, cityId, areaId: district.areaId, addr, commonAddr } }
}

/** Returns the form filled from a pasted text. Fields that the text lacks keep their values. */
export async function pastedForm(
  api: Pick<Client, 'areaList' | 'areaTree'>,
  form: FormData,
): Promise<ActionResult<AddressFormData>> {
  const text = field(form, 'pasted').slice(0, PASTED_LIMIT)
  if (!text) return failed(form, { key: 'pasteEmpty' }, { pasted: { key: 'pasteEmpty' } })
  const read = readAddress(text, regionNames(regionsIn(await api.areaTree())))
  const found = {
    receiver: read.receiver,
    mobile: read.mobile,
    addr: read.addr,
    // A region replaces all three levels, so that a new city is never combined with the old province.
    ...(read.province && {
      provinceId: read.province.areaId,
      cityId: read.city?.areaId ?? '',
      areaId: read.area?.areaId ?? '',
    }),
  }
  const filled: Record<string, string> = {
    ...typedFields(form),
    // Another person's text without a mobile number must not keep the former person's.
    ...(read.receiver && !read.mobile && { mobile: '' }),
    ...Object.fromEntries(Object.entries(found).filter(([name, value]) => value || name.endsWith('Id'))),
  }
  const { provinceId = '', cityId = '' } = filled
  const doubts = Object.fromEntries(read.doubts.map((doubt) => [fieldOf[doubt], true as const]))
  return {
    done: true,
    form: filled,
    data: { ...(await regionsOf(api, { provinceId, cityId })), pasted: { doubts, leftOver: read.leftOver } },
  }
}

/** Flattens the mall's regions into a list. */
function regionsIn(provinces: readonly AreaTree[]): Region[] {
  const regions: Region[] = []
  const add = (areas: readonly AreaTree[], parentId: string, level: 1 | 2 | 3) => {
    for (const { areaId, areaName, areaNameCn = areaName, areaNameEn = '', areas: below } of areas) {
      regions.push({ areaId, parentId, level, zh: areaNameCn, en: areaNameEn })
      if (level < 3) add(below, areaId, level === 1 ? 2 : 3)
    }
  }
  add(provinces, '0', 1)
  return regions
}
