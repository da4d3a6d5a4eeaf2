import * as z from 'zod'
import { call, nothing } from '../call.ts'
import { area } from '../account/address.ts'
import { notice, webConfig } from './entities.ts'
import { id, idIn, list, maybe, text, yes } from '../values.ts'

/** Site, content, tracking (api.md A). */
export const site = {
  getPcWebConfig: call({
    method: 'GET', path: '/webConfig/getPcWebConfig', auth: 'none', summary: 'Logos, titles, welcome and company texts of the site',
    input: z.object({ webConfigType: z.coerce.number<number | string>().optional() }).optional(), answer: webConfig, codes: [],
  }),
  getSysServiceSwitch: call({
    method: 'GET', path: '/sys/config/info/getSysServiceSwitch', auth: 'none', summary: 'Which agreements a person must accept',
    input: nothing, answer: z.object({ serviceTermsSwitch: yes, privacyPolicySwitch: yes, merchantRegisterProtocolSwitch: maybe(yes), shopProtocolSwitch: maybe(yes) }), codes: [],
  }),
  getSysPaySwitch: call({
    method: 'GET', path: '/sys/config/info/getSysPaySwitch', auth: 'none', summary: 'Which kinds of payment are on; clients keep it 5 hours',
    input: nothing, answer: z.object({ aliPaySwitch: maybe(yes), wxPaySwitch: maybe(yes), balancePaySwitch: maybe(yes), payPalSwitch: maybe(yes), accountPeriodPaySwitch: maybe(yes), bankTransferSwitch: maybe(yes) }), codes: [],
  }),
  serviceTerms: call({ method: 'GET', path: '/sys/config/info/serviceTerms', auth: 'none', summary: 'Terms of service', input: nothing, answer: text, codes: [] }),
  servicePolicy: call({ method: 'GET', path: '/sys/config/info/servicePolicy', auth: 'none', summary: 'Privacy policy', input: nothing, answer: text, codes: [] }),
  topNoticeList: call({
    method: 'GET', path: '/notice/topNoticeList/{shopId}', auth: 'none', summary: 'Notices pinned to the top; shop 0 is the platform',
    input: z.object({ shopId: idIn }), answer: list(notice), codes: [],
  }),
  topNoticeListOfBuyer: call({
    method: 'GET', path: '/p/notice/topNoticeList/{shopId}', auth: 'user', summary: 'Notices pinned to the top, for a known buyer',
    input: z.object({ shopId: idIn }), answer: list(notice), codes: [],
  }),
  noticeInfo: call({
    method: 'GET', path: '/notice/info/{id}', auth: 'none', summary: 'One notice with its text',
    input: z.object({ id: idIn }), answer: notice, codes: [],
  }),
  hotSearch: call({
    method: 'GET', path: '/search/hotSearch', auth: 'none', summary: 'Hot words',
    input: z.object({ number: z.coerce.number<number | string>().int().min(1).max(50).default(4), sort: z.coerce.number<number | string>().optional() }),
    answer: list(z.object({ hotSearchId: maybe(id), title: z.string(), content: text })), codes: [],
  }),
  flowAnalysisLog: call({
    method: 'POST', path: '/flowAnalysisLog', auth: 'none', summary: 'One page visit of a visitor', input: z.lazy(() => pageVisit), answer: z.unknown(), codes: [],
  }),
  flowAnalysisLogOfBuyer: call({
    method: 'POST', path: '/p/flowAnalysisLog', auth: 'user', summary: 'One page visit of a known buyer', input: z.lazy(() => pageVisit), answer: z.unknown(), codes: [],
  }),
  areaList: call({
    method: 'GET', path: '/p/area/listByPid', auth: 'user', summary: 'Regions below one region; 0 is the country',
    input: z.object({ pid: idIn }), answer: list(area), codes: [],
  }),
  addInquiry: call({
    method: 'POST', path: '/inquiry/addInquiry', auth: 'none', summary: 'Ask for a quote; success when msg is ok',
    input: z.object({ userPhone: z.string(), remark: z.string() }), answer: z.unknown(), codes: ['A00010'],
  }),
  uploadImFile: call({
    method: 'POST', path: '/p/file/uploadImFile', auth: 'user', summary: 'Upload one picture or file of a chat', encoding: 'multipart',
    input: z.object({ file: z.instanceof(Blob) }), answer: z.object({ filePath: z.string() }), codes: [],
  }),
}

const pageVisit = z.object({
  pageId: z.number(), bizData: z.unknown().optional(), bizType: z.number().optional(), step: z.number(), systemType: z.number(), uuid: z.string(), uuidSession: z.string(),
  visitType: z.number(), prevPageId: z.number().optional(), nums: z.number().optional(), orderNumbers: z.string().optional(),
})

