export { company } from '../generated/company'
