// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Profile",
  "description": "The profile page of a partner as a person fills it in: company, representative and bank. The email and the second account\nnumber are not sent.\n",
  "additionalProperties": false,
  "properties": {
    "name": {
      "type": "string",
      "x-trim": true,
      "title": "Company name",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "website": {
      "type": "string",
      "x-trim": true,
      "title": "Company website",
      "minLength": 1,
      "maxLength": 100,
      "format": "website",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "Website is invalid"
      }
    },
    "industry": {
      "type": "string",
      "title": "Industry",
      "description": "Name of a COMPANY_TYPE entry.",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "details": {
      "type": "string",
      "title": "Company description",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "identity_uen": {
      "type": "string",
      "x-trim": true,
      "title": "Business registration number",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "address": {
      "type": "string",
      "title": "Company address",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "country": {
      "type": "string",
      "title": "Country",
      "description": "English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a\ndial code.\n",
      "format": "country",
      "x-messages": {
        "required": "Please select the country in which your company operates.",
        "format": "Please select the country in which your company operates."
      }
    },
    "hotline_number": {
      "type": "string",
      "title": "Hotline number",
      "description": "'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n",
      "format": "phone",
      "x-messages": {
        "required": "Please enter a valid phone number",
        "format": "Please enter a valid phone number"
      }
    },
    "emailId": {
      "type": "string",
      "title": "Business email",
      "readOnly": true
    },
    "salutation": {
      "type": "string",
      "title": "Salutation",
      "enum": [
        "Mr.",
        "Mrs.",
        "Ms.",
        "Dr."
      ],
      "x-messages": {
        "required": "Select one item",
        "enum": "Select one item"
      }
    },
    "fullName": {
      "type": "string",
      "x-trim": true,
      "title": "Full name",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "jobTitle": {
      "type": "string",
      "x-trim": true,
      "title": "Job title",
      "minLength": 1,
      "maxLength": 50,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 50 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    },
    "mobileNumber": {
      "type": "string",
      "title": "Mobile number",
      "description": "'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n",
      "format": "phone",
      "x-messages": {
        "required": "Please enter a valid phone number",
        "format": "Please enter a valid phone number"
      }
    },
    "bankName": {
      "type": "string",
      "x-trim": true,
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
      "x-trim": true,
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
      "x-trim": true,
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
      "x-trim": true,
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
validators["-1c2ac127"] = validate20;
const schema31 = {"type":"object","title":"Profile","description":"The profile page of a partner as a person fills it in: company, representative and bank. The email and the second account\nnumber are not sent.\n","additionalProperties":false,"properties":{"name":{"type":"string","x-trim":true,"title":"Company name","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"website":{"type":"string","x-trim":true,"title":"Company website","minLength":1,"maxLength":100,"format":"website","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"Website is invalid"}},"industry":{"type":"string","title":"Industry","description":"Name of a COMPANY_TYPE entry.","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"details":{"type":"string","title":"Company description","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"identity_uen":{"type":"string","x-trim":true,"title":"Business registration number","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"address":{"type":"string","title":"Company address","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"country":{"type":"string","title":"Country","description":"English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a\ndial code.\n","format":"country","x-messages":{"required":"Please select the country in which your company operates.","format":"Please select the country in which your company operates."}},"hotline_number":{"type":"string","title":"Hotline number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","format":"phone","x-messages":{"required":"Please enter a valid phone number","format":"Please enter a valid phone number"}},"emailId":{"type":"string","title":"Business email","readOnly":true},"salutation":{"type":"string","title":"Salutation","enum":["Mr.","Mrs.","Ms.","Dr."],"x-messages":{"required":"Select one item","enum":"Select one item"}},"fullName":{"type":"string","x-trim":true,"title":"Full name","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"jobTitle":{"type":"string","x-trim":true,"title":"Job title","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"mobileNumber":{"type":"string","title":"Mobile number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","format":"phone","x-messages":{"required":"Please enter a valid phone number","format":"Please enter a valid phone number"}},"bankName":{"type":"string","x-trim":true,"title":"Bank name","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"bankCode":{"type":"string","x-trim":true,"title":"Bank code","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"branchCode":{"type":"string","x-trim":true,"title":"Branch code","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"accountNumber":{"type":"string","x-trim":true,"title":"Account number","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"confirmAccountNumber":{"type":"string","x-trim":true,"title":"Confirm account number","x-same-as":"accountNumber","x-messages":{"required":"Required.","const":"Account number must match"}}},"$id":"-1c2ac127"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;
const formats0 = formats["plain-text"];
const formats2 = formats.website;
const formats12 = formats.country;
const formats14 = formats.phone;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-1c2ac127" */;
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
if(!(func1.call(schema31.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.website !== undefined){
let data1 = data.website;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err5 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats2(data1))){
const err7 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "website"},message:"must match format \""+"website"+"\"",schema:"website",parentSchema:schema31.properties.website,data:data1};
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
const err8 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.website.type,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.industry !== undefined){
let data2 = data.industry;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err9 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.industry,data:data2};
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
const err12 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.industry.type,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.details !== undefined){
let data3 = data.details;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err13 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data3))){
const err15 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.details,data:data3};
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
const err16 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.details.type,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.identity_uen !== undefined){
let data4 = data.identity_uen;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err17 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data4) < 1){
const err18 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0(data4))){
const err19 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.identity_uen,data:data4};
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
const err20 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.identity_uen.type,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err21 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data5) < 1){
const err22 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0(data5))){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.address.type,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(!(formats12(data6))){
const err25 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/format",keyword:"format",params:{format: "country"},message:"must match format \""+"country"+"\"",schema:"country",parentSchema:schema31.properties.country,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.country.type,parentSchema:schema31.properties.country,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.hotline_number !== undefined){
let data7 = data.hotline_number;
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err27 = {instancePath:instancePath+"/hotline_number",schemaPath:"#/properties/hotline_number/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.hotline_number,data:data7};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/hotline_number",schemaPath:"#/properties/hotline_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.hotline_number.type,parentSchema:schema31.properties.hotline_number,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.emailId !== undefined){
let data8 = data.emailId;
if(typeof data8 !== "string"){
const err29 = {instancePath:instancePath+"/emailId",schemaPath:"#/properties/emailId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.emailId.type,parentSchema:schema31.properties.emailId,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.salutation !== undefined){
let data9 = data.salutation;
if(typeof data9 !== "string"){
const err30 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.salutation.type,parentSchema:schema31.properties.salutation,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data9 === "Mr.") || (data9 === "Mrs.")) || (data9 === "Ms.")) || (data9 === "Dr."))){
const err31 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/enum",keyword:"enum",params:{allowedValues: schema31.properties.salutation.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.salutation.enum,parentSchema:schema31.properties.salutation,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.fullName !== undefined){
let data10 = data.fullName;
if(typeof data10 === "string"){
if(func2(data10) > 100){
const err32 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.fullName,data:data10};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func2(data10) < 1){
const err33 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.fullName,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0(data10))){
const err34 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.fullName,data:data10};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.fullName.type,parentSchema:schema31.properties.fullName,data:data10};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data11 = data.jobTitle;
if(typeof data11 === "string"){
if(func2(data11) > 50){
const err36 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.jobTitle,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func2(data11) < 1){
const err37 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jobTitle,data:data11};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats0(data11))){
const err38 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.jobTitle,data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jobTitle.type,parentSchema:schema31.properties.jobTitle,data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.mobileNumber !== undefined){
let data12 = data.mobileNumber;
if(typeof data12 === "string"){
if(!(formats14(data12))){
const err40 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.mobileNumber,data:data12};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.mobileNumber.type,parentSchema:schema31.properties.mobileNumber,data:data12};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.bankName !== undefined){
let data13 = data.bankName;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err42 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.bankName,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func2(data13) < 1){
const err43 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankName,data:data13};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats0(data13))){
const err44 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankName,data:data13};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankName.type,parentSchema:schema31.properties.bankName,data:data13};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.bankCode !== undefined){
let data14 = data.bankCode;
if(typeof data14 === "string"){
if(func2(data14) > 50){
const err46 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.bankCode,data:data14};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func2(data14) < 1){
const err47 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.bankCode,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(formats0(data14))){
const err48 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.bankCode,data:data14};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/bankCode",schemaPath:"#/properties/bankCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.bankCode.type,parentSchema:schema31.properties.bankCode,data:data14};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.branchCode !== undefined){
let data15 = data.branchCode;
if(typeof data15 === "string"){
if(func2(data15) > 50){
const err50 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.branchCode,data:data15};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func2(data15) < 1){
const err51 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.branchCode,data:data15};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!(formats0(data15))){
const err52 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.branchCode,data:data15};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/branchCode",schemaPath:"#/properties/branchCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.branchCode.type,parentSchema:schema31.properties.branchCode,data:data15};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.accountNumber !== undefined){
let data16 = data.accountNumber;
if(typeof data16 === "string"){
if(func2(data16) > 100){
const err54 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.accountNumber,data:data16};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func2(data16) < 1){
const err55 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.accountNumber,data:data16};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(formats0(data16))){
const err56 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.accountNumber,data:data16};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/accountNumber",schemaPath:"#/properties/accountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.accountNumber.type,parentSchema:schema31.properties.accountNumber,data:data16};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.confirmAccountNumber !== undefined){
let data17 = data.confirmAccountNumber;
if(typeof data17 !== "string"){
const err58 = {instancePath:instancePath+"/confirmAccountNumber",schemaPath:"#/properties/confirmAccountNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.confirmAccountNumber.type,parentSchema:schema31.properties.confirmAccountNumber,data:data17};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
