// Generated from openapi/portal.yaml. Do not edit: change the specification and run `npm run generate`.
import { formats } from '#domain/formats/formats.ts'
import { ucs2length } from './runtime.js'

export const schema = {
  "type": "object",
  "title": "Profile",
  "description": "The profile page of staff as a person fills it in. The email is shown, and not sent.",
  "additionalProperties": false,
  "properties": {
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
    "address": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 100,
      "format": "plain-text",
      "x-messages": {
        "minLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "maxLength": "Maximum length allowed is 100 characters (or you may omit this field).",
        "format": "HTML tags are not allowed!"
      }
    }
  }
}

export const validators = {}
validators["-3db1960c"] = validate20;
const schema31 = {"type":"object","title":"Profile","description":"The profile page of staff as a person fills it in. The email is shown, and not sent.","additionalProperties":false,"properties":{"emailId":{"type":"string","title":"Business email","readOnly":true},"salutation":{"type":"string","title":"Salutation","enum":["Mr.","Mrs.","Ms.","Dr."],"x-messages":{"required":"Select one item","enum":"Select one item"}},"fullName":{"type":"string","x-trim":true,"title":"Full name","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"jobTitle":{"type":"string","x-trim":true,"title":"Job title","minLength":1,"maxLength":50,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 50 characters (or you may omit this field).","maxLength":"Maximum length allowed is 50 characters (or you may omit this field).","format":"HTML tags are not allowed!"}},"mobileNumber":{"type":"string","title":"Mobile number","description":"'+', the dial code of a country and the number, with or without a space between them. It is stored with the space.\n","format":"phone","x-messages":{"required":"Please enter a valid phone number","format":"Please enter a valid phone number"}},"address":{"type":"string","title":"Address","minLength":1,"maxLength":100,"format":"plain-text","x-messages":{"minLength":"Maximum length allowed is 100 characters (or you may omit this field).","maxLength":"Maximum length allowed is 100 characters (or you may omit this field).","format":"HTML tags are not allowed!"}}},"$id":"-3db1960c"};
const formats0 = formats["plain-text"];
const formats4 = formats.phone;
const func1 = ucs2length;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="-3db1960c" */;
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
if(!((((((key0 === "emailId") || (key0 === "salutation")) || (key0 === "fullName")) || (key0 === "jobTitle")) || (key0 === "mobileNumber")) || (key0 === "address"))){
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
if(data.emailId !== undefined){
let data0 = data.emailId;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/emailId",schemaPath:"#/properties/emailId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.emailId.type,parentSchema:schema31.properties.emailId,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.salutation !== undefined){
let data1 = data.salutation;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.salutation.type,parentSchema:schema31.properties.salutation,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data1 === "Mr.") || (data1 === "Mrs.")) || (data1 === "Ms.")) || (data1 === "Dr."))){
const err3 = {instancePath:instancePath+"/salutation",schemaPath:"#/properties/salutation/enum",keyword:"enum",params:{allowedValues: schema31.properties.salutation.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.salutation.enum,parentSchema:schema31.properties.salutation,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fullName !== undefined){
let data2 = data.fullName;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.fullName,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) < 1){
const err5 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.fullName,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.fullName,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.fullName.type,parentSchema:schema31.properties.fullName,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data3 = data.jobTitle;
if(typeof data3 === "string"){
if(func1(data3) > 50){
const err8 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters",schema:50,parentSchema:schema31.properties.jobTitle,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.jobTitle,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.jobTitle,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.jobTitle.type,parentSchema:schema31.properties.jobTitle,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.mobileNumber !== undefined){
let data4 = data.mobileNumber;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err12 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\"",schema:"phone",parentSchema:schema31.properties.mobileNumber,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/mobileNumber",schemaPath:"#/properties/mobileNumber/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.mobileNumber.type,parentSchema:schema31.properties.mobileNumber,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err14 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters",schema:100,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "plain-text"},message:"must match format \""+"plain-text"+"\"",schema:"plain-text",parentSchema:schema31.properties.address,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.address.type,parentSchema:schema31.properties.address,data:data5};
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
