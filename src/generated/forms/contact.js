// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Contact us",
  "additionalProperties": false,
  "required": [
    "name",
    "company_email",
    "role",
    "country",
    "mobile_number",
    "message"
  ],
  "properties": {
    "name": {
      "type": "string",
      "x-trim": true,
      "title": "Name",
      "minLength": 2,
      "maxLength": 50,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 2 and maximum 50 characters",
        "maxLength": "Minimum length required is 2 and maximum 50 characters",
        "format": "HTML tags are not allowed!"
      }
    },
    "company_email": {
      "type": "string",
      "x-trim": true,
      "title": "Company email",
      "format": "email",
      "maxLength": 254,
      "x-messages": {
        "required": "Please enter your email address",
        "format": "Email is invalid",
        "maxLength": "Email is invalid"
      }
    },
    "company_website": {
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
    "role": {
      "type": "string",
      "title": "Role",
      "enum": [
        "Business development",
        "IT/Tech/Developer",
        "Growth strategist",
        "Other"
      ],
      "x-messages": {
        "required": "Select one item",
        "enum": "Select one item"
      }
    },
    "otherRole": {
      "type": "string",
      "title": "Your role",
      "description": "Asked for when the role is Other; sent as 'Other' with this text behind it.",
      "minLength": 1,
      "maxLength": 93,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Input a role",
        "pattern": "Input a role",
        "minLength": "Input a role",
        "maxLength": "Minimum length required is 1 and maximum 93 characters",
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
    "mobile_number": {
      "type": "string",
      "title": "Mobile number",
      "description": "'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n",
      "pattern": "^\\+",
      "format": "phone",
      "x-messages": {
        "required": "Please select a country code",
        "pattern": "Please select a country code",
        "format": "Please enter a valid phone number"
      }
    },
    "message": {
      "type": "string",
      "title": "Message",
      "minLength": 2,
      "maxLength": 1000,
      "format": "plain-text",
      "pattern": "^(?:|[\\s\\S]*\\S[\\s\\S]*)$",
      "x-messages": {
        "required": "Required.",
        "pattern": "Required.",
        "minLength": "Minimum length required is 2 and maximum 1000 characters",
        "maxLength": "Minimum length required is 2 and maximum 1000 characters",
        "format": "HTML tags are not allowed!"
      }
    }
  },
  "if": {
    "properties": {
      "role": {
        "const": "Other"
      }
    },
    "required": [
      "role"
    ]
  },
  "then": {
    "properties": {
      "otherRole": {
        "type": "string",
        "x-messages": {
          "required": "Input a role"
        }
      }
    },
    "required": [
      "otherRole"
    ]
  }
}

export const validators = {}
validators["219081f5"] = validate20;
const schema31 = {"type":"object","title":"Contact us","additionalProperties":false,"required":["name","company_email","role","country","mobile_number","message"],"properties":{"name":{"type":"string","x-trim":true,"title":"Name","minLength":2,"maxLength":50,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 2 and maximum 50 characters","maxLength":"Minimum length required is 2 and maximum 50 characters","format":"HTML tags are not allowed!"}},"company_email":{"type":"string","x-trim":true,"title":"Company email","format":"email","maxLength":254,"x-messages":{"required":"Please enter your email address","format":"Email is invalid","maxLength":"Email is invalid"}},"company_website":{"type":"string","x-trim":true,"title":"Company website","minLength":1,"maxLength":100,"format":"website","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"Website is invalid"}},"role":{"type":"string","title":"Role","enum":["Business development","IT/Tech/Developer","Growth strategist","Other"],"x-messages":{"required":"Select one item","enum":"Select one item"}},"otherRole":{"type":"string","title":"Your role","description":"Asked for when the role is Other; sent as 'Other' with this text behind it.","minLength":1,"maxLength":93,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Input a role","pattern":"Input a role","minLength":"Input a role","maxLength":"Minimum length required is 1 and maximum 93 characters","format":"HTML tags are not allowed!"}},"country":{"type":"string","title":"Country","description":"English name of the country the company operates in, for instance Singapore; a country of Unicode CLDR that has a\ndial code.\n","format":"country","x-messages":{"required":"Please select the country in which your company operates.","format":"Please select the country in which your company operates."}},"mobile_number":{"type":"string","title":"Mobile number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","pattern":"^\\+","format":"phone","x-messages":{"required":"Please select a country code","pattern":"Please select a country code","format":"Please enter a valid phone number"}},"message":{"type":"string","title":"Message","minLength":2,"maxLength":1000,"format":"plain-text","pattern":"^(?:|[\\s\\S]*\\S[\\s\\S]*)$","x-messages":{"required":"Required.","pattern":"Required.","minLength":"Minimum length required is 2 and maximum 1000 characters","maxLength":"Minimum length required is 2 and maximum 1000 characters","format":"HTML tags are not allowed!"}}},"if":{"properties":{"role":{"const":"Other"}},"required":["role"]},"then":{"properties":{"otherRole":{"type":"string","x-messages":{"required":"Input a role"}}},"required":["otherRole"]},"$id":"219081f5"};
const formats0 = formats["plain-text"];
const formats2 = formats.email;
const formats4 = formats.website;
const formats8 = formats.country;
const formats10 = formats.phone;
const func1 = ucs2length;
const pattern4 = new RegExp("^(?:|[\\s\\S]*\\S[\\s\\S]*)$", "u");
const pattern6 = new RegExp("^\\+", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="219081f5" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.role !== undefined){
if("Other" !== data.role){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.otherRole === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherRole"},message:"must have required property '"+"otherRole"+"'",schema:schema31.then.required,parentSchema:schema31.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.otherRole !== undefined){
let data1 = data.otherRole;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/otherRole",schemaPath:"#/then/properties/otherRole/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.then.properties.otherRole.type,parentSchema:schema31.then.properties.otherRole,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.otherRole = true;
props0.role = true;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema31.if,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.company_email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company_email"},message:"must have required property '"+"company_email"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.role === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.mobile_number === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobile_number"},message:"must have required property '"+"mobile_number"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.message === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "company_email")) || (key0 === "company_website")) || (key0 === "role")) || (key0 === "otherRole")) || (key0 === "country")) || (key0 === "mobile_number")) || (key0 === "message"))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.name,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 2){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema31.properties.name,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data2)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.name,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0(data2))){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.name,data:data2};
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
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.company_email !== undefined){
let data3 = data.company_email;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err17 = {instancePath:instancePath+"/company_email",schemaPath:"#/properties/company_email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema31.properties.company_email,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2(data3))){
const err18 = {instancePath:instancePath+"/company_email",schemaPath:"#/properties/company_email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema31.properties.company_email,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/company_email",schemaPath:"#/properties/company_email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.company_email.type,parentSchema:schema31.properties.company_email,data:data3};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.company_website !== undefined){
let data4 = data.company_website;
if(typeof data4 === "string"){
if(func1(data4) > 100){
const err20 = {instancePath:instancePath+"/company_website",schemaPath:"#/properties/company_website/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.company_website,data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data4) < 1){
const err21 = {instancePath:instancePath+"/company_website",schemaPath:"#/properties/company_website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.company_website,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats4(data4))){
const err22 = {instancePath:instancePath+"/company_website",schemaPath:"#/properties/company_website/format",keyword:"format",params:{format: "website"},message:"must match format \""+"website"+"\"",schema:"website",parentSchema:schema31.properties.company_website,data:data4};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/company_website",schemaPath:"#/properties/company_website/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.company_website.type,parentSchema:schema31.properties.company_website,data:data4};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.role !== undefined){
let data5 = data.role;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.role.type,parentSchema:schema31.properties.role,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data5 === "Business development") || (data5 === "IT/Tech/Developer")) || (data5 === "Growth strategist")) || (data5 === "Other"))){
const err25 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema31.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.role.enum,parentSchema:schema31.properties.role,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.otherRole !== undefined){
let data6 = data.otherRole;
if(typeof data6 === "string"){
if(func1(data6) > 93){
const err26 = {instancePath:instancePath+"/otherRole",schemaPath:"#/properties/otherRole/maxLength",keyword:"maxLength",params:{limit: 93},message:"must NOT have more than 93 characters",schema:93,parentSchema:schema31.properties.otherRole,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data6) < 1){
const err27 = {instancePath:instancePath+"/otherRole",schemaPath:"#/properties/otherRole/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.otherRole,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data6)){
const err28 = {instancePath:instancePath+"/otherRole",schemaPath:"#/properties/otherRole/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.otherRole,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats0(data6))){
const err29 = {instancePath:instancePath+"/otherRole",schemaPath:"#/properties/otherRole/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.otherRole,data:data6};
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
const err30 = {instancePath:instancePath+"/otherRole",schemaPath:"#/properties/otherRole/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.otherRole.type,parentSchema:schema31.properties.otherRole,data:data6};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(!(formats8(data7))){
const err31 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/format",keyword:"format",params:{format: "country"},message:"must match format \""+"country"+"\"",schema:"country",parentSchema:schema31.properties.country,data:data7};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.country.type,parentSchema:schema31.properties.country,data:data7};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.mobile_number !== undefined){
let data8 = data.mobile_number;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err33 = {instancePath:instancePath+"/mobile_number",schemaPath:"#/properties/mobile_number/pattern",keyword:"pattern",params:{pattern: "^\\+"},message:"must match pattern \""+"^\\+"+"\"",schema:"^\\+",parentSchema:schema31.properties.mobile_number,data:data8};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats10(data8))){
const err34 = {instancePath:instancePath+"/mobile_number",schemaPath:"#/properties/mobile_number/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.mobile_number,data:data8};
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
const err35 = {instancePath:instancePath+"/mobile_number",schemaPath:"#/properties/mobile_number/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.mobile_number.type,parentSchema:schema31.properties.mobile_number,data:data8};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.message !== undefined){
let data9 = data.message;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err36 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters",schema:1000,parentSchema:schema31.properties.message,data:data9};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data9) < 2){
const err37 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters",schema:2,parentSchema:schema31.properties.message,data:data9};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern4.test(data9)){
const err38 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "^(?:|[\\s\\S]*\\S[\\s\\S]*)$"},message:"must match pattern \""+"^(?:|[\\s\\S]*\\S[\\s\\S]*)$"+"\"",schema:"^(?:|[\\s\\S]*\\S[\\s\\S]*)$",parentSchema:schema31.properties.message,data:data9};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(formats0(data9))){
const err39 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.message,data:data9};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.message.type,parentSchema:schema31.properties.message,data:data9};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

validators["38da8771"] = validate21;
const schema32 = {"properties":{"role":{"const":"Other"}},"required":["role"],"$id":"38da8771"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="38da8771" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if("Other" !== data0){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/const",keyword:"const",params:{allowedValue: "Other"},message:"must be equal to constant",schema:"Other",parentSchema:schema32.properties.role,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};
