import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { id, idIn, list } from '../values.ts'
import { address } from './address.ts'

const addressForm = z.object({
  receiver: z.string().max(30),
  mobile: z.string().max(20),
  provinceId: idIn,
  cityId: idIn,
  areaId: idIn,
  province: z.string().max(50).optional(),
  city: z.string().max(50).optional(),
  area: z.string().max(50).optional(),
  addr: z.string().max(120),
  postCode: z.string().max(10).optional(),
  commonAddr: z.union([z.literal(0), z.literal(1)]).default(0),
})
const addrId = z.object({ addrId: idIn })

/** A buyer’s addresses (api.md I). */
export const addresses = {
  addressList: call({
    method: 'GET',
    path: '/p/address/list',
    auth: 'user',
    summary: 'Lists the addresses, the default first',
    input: nothing,
    answer: list(address),
    codes: [],
  }),
  addAddress: call({
    method: 'POST',
    path: '/p/address/addAddr',
    auth: 'user',
    summary: 'Adds an address',
    input: addressForm,
    answer: z.union([id, z.unknown()]),
    codes: ['A00010'],
  }),
  updateAddress: call({
    method: 'PUT',
    path: '/p/address/updateAddr',
    auth: 'user',
    summary: 'Updates an address',
    input: addressForm.extend({ addrId: idIn }),
    answer: z.unknown(),
    codes: ['A00010'],
  }),
  deleteAddress: call({
    method: 'DELETE',
    path: '/p/address/deleteAddr/{addrId}',
    auth: 'user',
    summary: 'Deletes an address',
    input: addrId,
    answer: z.unknown(),
    codes: [],
  }),
  defaultAddress: call({
    method: 'PUT',
    path: '/p/address/defaultAddr/{addrId}',
    auth: 'user',
    summary: 'Makes an address the default',
    input: addrId,
    answer: z.unknown(),
    codes: [],
  }),
}
