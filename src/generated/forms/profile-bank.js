// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Bank",
  "description": "The bank section of the profile page. The second account number is not sent.",
  "additionalProperties": false,
  "properties": {
    "bankName": {
      "type": "string",
      "title": "Bank name",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "bankCode": {
      "type": "string",
      "title": "Bank code",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "branchCode": {
      "type": "string",
      "title": "Branch code",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "accountNumber": {
      "type": "string",
      "title": "Account number",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "confirmAccountNumber": {
      "type": "string",
      "title": "Confirm account number",
      "x-same-as": "accountNumber",
      "x-messages": {
        "required": "Required.",
        "const": "Account number must match"
      }
    }
  }
}

export const validators = {}
validators["-d55bd7e"] = validate20;
const schema31 = {"type":"object","title":"Bank","description":"The bank section of the profile page. The second account number is not sent.","additionalProperties":false,"properties":{"bankName":{"type":"string","title":"Bank name","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"bankCode":{"type":"string","title":"Bank code","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"branchCode":{"type":"string","title":"Branch code","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"accountNumber":{"type":"string","title":"Account number","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"confirmAccountNumber":{"type":"string","title":"Confirm account number","x-same-as":"accountNumber","x-messages":{"required":"Required.","const":"Account number must match"}}},"$id":"-d55bd7e"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-d55bd7e" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "bankName") || (key0 === "bankCode")) || (key0 === "branchCode")) || (key0 === "accountNumber")) || (key0 === "confirmAccountNumber"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.bankName !== undefined){
let data0 = data.bankName;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankName.type,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bankCode !== undefined){
let data1 = data.bankCode;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err5 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankCode.type,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.branchCode !== undefined){
let data2 = data.branchCode;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err9 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) < 1){
const err10 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.branchCode.type,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.accountNumber !== undefined){
let data3 = data.accountNumber;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err13 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data3) < 1){
const err14 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data3))){
const err15 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.accountNumber.type,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.confirmAccountNumber !== undefined){
let data4 = data.confirmAccountNumber;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/confirmAccountNumber",schemaPath:"#/properties/confirmAccountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.confirmAccountNumber.type,parentSchema:schema31.properties.confirmAccountNumber,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
