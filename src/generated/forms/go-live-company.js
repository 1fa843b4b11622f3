// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "x-messages": {
    "required": "This part of the application is missing."
  },
  "title": "Company",
  "additionalProperties": false,
  "required": [
    "name",
    "website",
    "details",
    "identity_uen",
    "address",
    "country",
    "hotline_number"
  ],
  "properties": {
    "name": {
      "type": "string",
      "x-trim": true,
      "title": "Company name",
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
    "website": {
      "type": "string",
      "x-trim": true,
      "title": "Company website",
      "minLength": 1,
      "maxLength": 100,
      "format": "website",
      "x-messages": {
        "required": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
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
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
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
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 1 and maximum 100 characters",
        "maxLength": "Minimum length required is 1 and maximum 100 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "address": {
      "type": "string",
      "title": "Company address",
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
    }
  }
}

export const validators = {}
validators["-18ea040f"] = validate20;
const schema31 = {"type":"object","x-messages":{"required":"This part of the application is missing."},"title":"Company","additionalProperties":false,"required":["name","website","details","identity_uen","address","country","hotline_number"],"properties":{"name":{"type":"string","x-trim":true,"title":"Company name","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"website":{"type":"string","x-trim":true,"title":"Company website","minLength":1,"maxLength":100,"format":"website","x-messages":{"required":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"Website is invalid"}},"industry":{"type":"string","title":"Industry","description":"Name of a COMPANY_TYPE entry.","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"details":{"type":"string","title":"Company description","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"identity_uen":{"type":"string","x-trim":true,"title":"Business registration number","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"address":{"type":"string","title":"Company address","minLength":1,"maxLength":100,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 1 and maximum 100 characters","maxLength":"Minimum length required is 1 and maximum 100 characters","format":"HTML tags are not allowed!"}},"country":{"type":"string","title":"Country","description":"English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a\ndial code.\n","format":"country","x-messages":{"required":"Please select the country in which your company operates.","format":"Please select the country in which your company operates."}},"hotline_number":{"type":"string","title":"Hotline number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","format":"phone","x-messages":{"required":"Please enter a valid phone number","format":"Please enter a valid phone number"}}},"$id":"-18ea040f"};
const formats0 = formats["plain-text"];
const formats2 = formats.website;
const formats12 = formats.country;
const formats14 = formats.phone;
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-18ea040f" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.website === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.details === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "details"},message:"must have required property '"+"details"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.identity_uen === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "identity_uen"},message:"must have required property '"+"identity_uen"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.country === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.hotline_number === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hotline_number"},message:"must have required property '"+"hotline_number"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "website")) || (key0 === "industry")) || (key0 === "details")) || (key0 === "identity_uen")) || (key0 === "address")) || (key0 === "country")) || (key0 === "hotline_number"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data0)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0(data0))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.name,data:data0};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.website !== undefined){
let data1 = data.website;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err13 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data1) < 1){
const err14 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2(data1))){
const err15 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "website"},message:"must match format \""+"website"+"\"",schema:"website",parentSchema:schema31.properties.website,data:data1};
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
const err16 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.website.type,parentSchema:schema31.properties.website,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.industry !== undefined){
let data2 = data.industry;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err17 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data2) < 1){
const err18 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0(data2))){
const err19 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.industry,data:data2};
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
const err20 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.industry.type,parentSchema:schema31.properties.industry,data:data2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.details !== undefined){
let data3 = data.details;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err21 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data3) < 1){
const err22 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data3)){
const err23 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0(data3))){
const err24 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.details,data:data3};
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
const err25 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.details.type,parentSchema:schema31.properties.details,data:data3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.identity_uen !== undefined){
let data4 = data.identity_uen;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err26 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data4) < 1){
const err27 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data4)){
const err28 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0(data4))){
const err29 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/identity_uen",schemaPath:"#/properties/identity_uen/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.identity_uen.type,parentSchema:schema31.properties.identity_uen,data:data4};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err31 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func1(data5) < 1){
const err32 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern4.test(data5)){
const err33 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0(data5))){
const err34 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.address,data:data5};
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
const err35 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.address.type,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(!(formats12(data6))){
const err36 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/format",keyword:"format",params:{format: "country"},message:"must match format \""+"country"+"\"",schema:"country",parentSchema:schema31.properties.country,data:data6};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.country.type,parentSchema:schema31.properties.country,data:data6};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.hotline_number !== undefined){
let data7 = data.hotline_number;
if(typeof data7 === "string"){
if(!(formats14(data7))){
const err38 = {instancePath:instancePath+"/hotline_number",schemaPath:"#/properties/hotline_number/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.hotline_number,data:data7};
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
const err39 = {instancePath:instancePath+"/hotline_number",schemaPath:"#/properties/hotline_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.hotline_number.type,parentSchema:schema31.properties.hotline_number,data:data7};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
