// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { textFormats as formats } from '#domain/formats/text-formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Bank",
  "description": "The bank step as a person fills it in. The second account number is not sent.",
  "additionalProperties": false,
  "required": [
    "bankName",
    "bankCode",
    "branchCode",
    "accountNumber",
    "confirmAccountNumber"
  ],
  "properties": {
    "bankName": {
      "type": "string",
      "x-trim": true,
      "title": "Bank name",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "bankCode": {
      "type": "string",
      "x-trim": true,
      "title": "Bank code",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 50 characters",
        "maxLength": "Minimum length required is 1 and maximum 50 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "branchCode": {
      "type": "string",
      "x-trim": true,
      "title": "Branch code",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 50 characters",
        "maxLength": "Minimum length required is 1 and maximum 50 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "accountNumber": {
      "type": "string",
      "x-trim": true,
      "title": "Account number",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "confirmAccountNumber": {
      "type": "string",
      "x-trim": true,
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
validators["2de91e4e"] = validate20;
const schema31 = {"type":"object","title":"Bank","description":"The bank step as a person fills it in. The second account number is not sent.","additionalProperties":false,"required":["bankName","bankCode","branchCode","accountNumber","confirmAccountNumber"],"properties":{"bankName":{"type":"string","x-trim":true,"title":"Bank name","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"bankCode":{"type":"string","x-trim":true,"title":"Bank code","minLength":1,"maxLength":50,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 50 characters","maxLength":"Minimum length required is 1 and maximum 50 characters","format":"HTML tags are not allowed!"}},"branchCode":{"type":"string","x-trim":true,"title":"Branch code","minLength":1,"maxLength":50,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 50 characters","maxLength":"Minimum length required is 1 and maximum 50 characters","format":"HTML tags are not allowed!"}},"accountNumber":{"type":"string","x-trim":true,"title":"Account number","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"confirmAccountNumber":{"type":"string","x-trim":true,"title":"Confirm account number","x-same-as":"accountNumber","x-messages":{"required":"Required.","const":"Account number must match"}}},"$id":"2de91e4e"};
const formats0 = formats["plain-text"];
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="2de91e4e" */;
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
if(data.bankName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankName"},message:"must have required property '"+"bankName"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bankCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.branchCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branchCode"},message:"must have required property '"+"branchCode"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.accountNumber === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.confirmAccountNumber === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmAccountNumber"},message:"must have required property '"+"confirmAccountNumber"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "bankName") || (key0 === "bankCode")) || (key0 === "branchCode")) || (key0 === "accountNumber")) || (key0 === "confirmAccountNumber"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.bankName !== undefined){
let data0 = data.bankName;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err6 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0(data0))){
const err9 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankName.type,parentSchema:schema31.properties.bankName,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bankCode !== undefined){
let data1 = data.bankCode;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err11 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern4.test(data1)){
const err13 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0(data1))){
const err14 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankCode.type,parentSchema:schema31.properties.bankCode,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.branchCode !== undefined){
let data2 = data.branchCode;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err16 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data2) < 1){
const err17 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data2)){
const err18 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0(data2))){
const err19 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.branchCode.type,parentSchema:schema31.properties.branchCode,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.accountNumber !== undefined){
let data3 = data.accountNumber;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err21 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data3) < 1){
const err22 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data3)){
const err23 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0(data3))){
const err24 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.accountNumber.type,parentSchema:schema31.properties.accountNumber,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.confirmAccountNumber !== undefined){
let data4 = data.confirmAccountNumber;
if(typeof data4 !== "string"){
const err26 = {instancePath:instancePath+"/confirmAccountNumber",schemaPath:"#/properties/confirmAccountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.confirmAccountNumber.type,parentSchema:schema31.properties.confirmAccountNumber,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
